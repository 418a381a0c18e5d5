import { prepareDatabase } from './prepare-database.ts';

// Applies the migrations that are missing, without starting to serve.
await prepareDatabase('live');
