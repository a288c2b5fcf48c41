import { newProductionKeys } from '@embarca/services/identity/keys.ts'

// Append to the environment of a production server, and keep a copy of MASTER_KEY: without it sealed personal data is lost.
for (const line of await newProductionKeys()) console.log(line)
