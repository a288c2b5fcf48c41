import type { ContractManifest } from './kit/manifest.ts'
import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

/** Every machine, by the name of its diagram, with the labels of its statuses. */
export const allLifecycles: NonNullable<ContractManifest['lifecycles']> = merged(modules, 'lifecycles')
