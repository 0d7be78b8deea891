#!/usr/bin/env node
require('../bundle/start.cjs');
