// What a first start begins with: the template of its database, and the demo in one. By one process,
// since both take longer to be read than the template to be written.
await import('./write-template.ts');
await import('#scripts/db-seed.ts');

export {};
