import { newProductionKeys } from '@embarca/services/identity/keys.ts'

// Append to the environment of a production server, and keep a copy of all of them: without MASTER_KEY personal data is lost, and no other key is accepted.
for (const line of await newProductionKeys()) console.log(line)
