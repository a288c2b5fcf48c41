import { merged } from '@embarca/contracts/kit/merge.ts'
import type { allRoutes } from '@embarca/contracts/routes.ts'
import type { ServiceManifest } from './kit/manifest.ts'
import type { Modules } from './kit/module.ts'
import type { Reactions } from './kit/reaction.ts'
import * as manifests from './manifests.ts'

/** Every module by the name that reactions, timers and reservations use. */
export const modules = merged(manifests, 'modules') satisfies Modules

const reacting = Object.values(manifests).flatMap(({ reactions }: ServiceManifest) => reactions ?? [])
/** What events call for, in the declared order of the modules. */
export const reactions: readonly Reactions[] = reacting.sort((a, b) => a.order - b.order).map(({ table }) => table)

/** The module that decides the commands of a route table. Tables that are not here only have queries. */
export const routesTo: { readonly [Table in keyof typeof allRoutes]?: keyof typeof modules } = merged(manifests, 'routes')
