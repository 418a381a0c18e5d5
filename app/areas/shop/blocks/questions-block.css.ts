import { setBeside } from './beside.ts';
import { blockOf } from './block-of.ts';

setBeside(blockOf('questions', 'beside'));
