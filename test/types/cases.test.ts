import test from 'ava';
import { testTextCases } from '../cases/text-cases.js';

testTextCases(test, new URL('cases/', import.meta.url));
