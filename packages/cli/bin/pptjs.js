#!/usr/bin/env node
import '../dist/start/start.js';
