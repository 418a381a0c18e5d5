import { prepareDatabase } from './prepare-database.ts';

// Publishes the demo instances as their fixtures say now.
await prepareDatabase('demo');
