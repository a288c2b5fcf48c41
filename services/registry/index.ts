export { registryModules } from './kinds.ts'
export { registryModule, streamOf } from './module.ts'
export { registered, worksFor } from './registered.ts'
