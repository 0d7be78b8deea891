#!/usr/bin/env node
const { existsSync } = require('node:fs');

// The bundle goes without the loader of ES modules, which takes its time to start.
if (existsSync(`${__dirname}/../bundle/start/start.cjs`)) require('../bundle/start/start.cjs');
else void import('../dist/start/start.js');
