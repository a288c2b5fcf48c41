import { merged } from '@embarca/contracts/kit/merge.ts'
import type { ReportKind } from '@embarca/contracts/report/codes.ts'
import type { mountedRoutes } from '@embarca/contracts/routes.ts'
import type { Notify } from './kit/notification.ts'
import type { OwnerKinds } from './kit/owner-kind.ts'
import type { AnyProjector, Scope } from './kit/projector.ts'
import type { Readers } from './kit/readers.ts'
import type { ReportMaker } from './kit/report.ts'
import { loadsProjectorWith } from './loads/index.ts'
import type { ViewManifest } from './shared/manifest.ts'
import * as views from './views.ts'

const manifests: readonly (readonly [view: string, ViewManifest])[] = Object.entries(views)

/** What views add to the document of every load. */
const contributions = Object.fromEntries(manifests.flatMap(([view, { loads }]) => (loads ? [[view, loads] as const] : [])))

/** The view of loads, with what other views add to it. */
export const loadsProjector = loadsProjectorWith(contributions)

/** The projector of every view. */
export const allProjectors: readonly AnyProjector[] = [loadsProjector, ...manifests.flatMap(([, { projectors = [] }]) => projectors)]

/** The notifications that a changed document publishes, by the name of its view. */
export const allNotifies: Readonly<Record<string, Notify>> = merged(views, 'notifies')

/** The access rules of owners of files and notifications, by the kind of `Owner`. */
export const allOwners: OwnerKinds = merged(views, 'owners')

const scopes = new Map<string, Scope>(allProjectors.map(({ spec, scope }) => [spec.view, scope]))
/** The scope in which a view is read; a view that no manifest announces cannot be read. */
export const scopeOf = (view: string): Scope => {
  const scope = scopes.get(view)
  if (!scope) throw new Error(`${view} is no view`)
  return scope
}

type Routes = typeof mountedRoutes
type TableWithQueries = { [K in keyof Routes]: keyof Readers<Routes[K]> extends never ? never : K }[keyof Routes]

/** The readers of every query row, by the name of its table in `contracts/routes.ts`. */
export const allReaders = merged(views, 'readers') satisfies { readonly [K in TableWithQueries]: Readers<Routes[K]> }

/** The maker of each kind of report; the reports' rows and titles are in `contracts/report/routes.ts`. */
export const allReports: Readonly<Record<ReportKind, ReportMaker>> = merged(views, 'reports')
