import { hash } from 'node:crypto'
import type { ImportCheck, NewPlace } from '@embarca/contracts/import/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { EventStore } from '../kit/event-store.ts'
import { limited } from '../kit/limited.ts'
import { correctionsIn } from './corrections.ts'
import { orderForecaster } from './forecast.ts'
import { openImport, type RowsRefused } from './importer.ts'
import { typedPlaceIn } from './order-from-row.ts'
import type { OrderGroup } from './order-rows.ts'
import { choicesIn, type SentForm } from './received.ts'
import { type Registers, registersFor } from './registers.ts'

export type CheckSetting = {
  readonly events: EventStore
  readonly views: Views
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly isProduction: boolean
}

/** Files that are read at once, and requests that may wait. */
const AT_ONCE = 2
const MOST_WAITING = 8
/** Changed orders, and new places, of one answer. */
const MOST_LISTED = 1_000

/** Places that an import would register, by the orders that name them. */
const newPlacesIn = (groups: readonly OrderGroup[], { deliveryOf }: Registers): readonly NewPlace[] =>
  groups.flat().flatMap((row) => {
    const place = typedPlaceIn(row)
    const { document } = place ?? {}
    return !place || document === undefined || deliveryOf(document)
      ? []
      : [{ document, name: place.name, city: place.city, state: place.state }]
  })

/** Says what an import of the form's files would come to, two checks at once; rejects with `TooBusy` when too many wait. */
export const fileChecker = ({ events, views, viewsFor, now, isProduction }: CheckSetting) => {
  const check = async (form: SentForm, by: Actor): Promise<ImportCheck> => {
    const choices = choicesIn(form)
    const corrections = correctionsIn(form.fields)
    let registers: Registers | undefined
    const look = async (documents: readonly string[]) => {
      registers = await registersFor(viewsFor(by), by, documents, choices.operationGroupId)
      return registers.documents
    }
    const order = { files: form.files, isProduction, corrections, increment: choices.increment, ends: 'CHECK' } as const
    const opened = await openImport(order, look)
    try {
      const files = form.files.map(({ name, bytes }) => ({ name, digest: hash('sha256', bytes, 'hex') }))
      const ownViews = viewsFor(by)
      const { forecast, forecastCanceled } = orderForecaster({ by, choices, files, registers: registers!, events, views, ownViews, now })
      const counts = { created: 0, changed: 0, same: 0 }
      const changes: ImportCheck['changes'] = []
      const newPlaces = new Map<string, NewPlace>()
      for (const cancelation of opened.summary.cancelations)
        for (const change of await forecastCanceled(cancelation)) if (changes.length < MOST_LISTED) changes.push(change)
      let faults: RowsRefused[] = []
      for (;;) {
        const answer = await opened.next(faults)
        if ('end' in answer) return { ...answer.end.rows, ...counts, changes, newPlaces: [...newPlaces.values()] }
        faults = []
        for (const found of await forecast(answer.groups)) {
          if (found.outcome === 'refused') faults.push({ rows: found.rows, message: found.message })
          else counts[found.outcome]++
          if ('change' in found && found.change && changes.length < MOST_LISTED) changes.push(found.change)
        }
        for (const place of newPlacesIn(answer.groups, registers!)) if (newPlaces.size < MOST_LISTED) newPlaces.set(place.document, place)
      }
    } finally {
      await opened.close()
    }
  }
  const run = limited(AT_ONCE, MOST_WAITING)
  return (form: SentForm, by: Actor): Promise<ImportCheck> => run(() => check(form, by))
}
