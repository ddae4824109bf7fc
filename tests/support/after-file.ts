// Run by Vitest before each test file.
import { afterAll } from 'vitest';
import { closeLeft } from './left-open.ts';

afterAll(closeLeft);
