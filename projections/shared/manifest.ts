import type { Notify } from '../kit/notification.ts'
import type { OwnerKinds } from '../kit/owner-kind.ts'
import type { AnyProjector } from '../kit/projector.ts'
import type { ReportMaker } from '../kit/report.ts'
import type { LoadContribution } from './load-contribution.ts'

/** What a view announces; `projections/views.ts` lists the views, and `projections/all.ts` is derived from them. */
export type ViewManifest = {
  /** The projectors of its documents. A view that reads the documents of others has none. */
  readonly projectors?: readonly AnyProjector[]
  /** What it adds to the document of every load. */
  readonly loads?: LoadContribution
  /** The notifications that its changed documents publish, by the name of the view in the store. */
  readonly notifies?: Readonly<Record<string, Notify>>
  /** The kinds of `Owner` whose rights depend on its documents. */
  readonly owners?: OwnerKinds
  /** The readers of the query rows of these tables of `contracts/routes.ts`. */
  readonly readers?: Readonly<Record<string, object>>
  /** The makers of these kinds of reports of `contracts/report/routes.ts`. */
  readonly reports?: Readonly<Record<string, ReportMaker>>
}
