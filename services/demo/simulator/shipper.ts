import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { drivers } from '../fleet.ts'
import { freightFor } from '../freight.ts'
import type { Random } from '../random.ts'
import { BURDEN, lotForm } from '../script/lot.ts'
import type { Mode } from '../script/modes.ts'
import { offerFrom } from '../script/offer.ts'
import { reliefOf } from '../script/personas.ts'
import { type ShipperData, shipperData } from '../shipper-data.ts'
import type { PersonaSessions } from './carrier-actions.ts'
import type { LoadCodes } from './load-codes.ts'

/** What the demo may launch, with a probability by weight. */
export type LaunchOdds = Readonly<Record<Mode | 'LOT', number>>

type Launching = { readonly random: Random; readonly now: number; readonly likely: LaunchOdds }

/** One of the demo's shippers offers one more load. */
export const launchOne = async (sessionOf: PersonaSessions, codes: LoadCodes, { random, now, likely }: Launching): Promise<void> => {
  const book = shipperData[random.chance(0.8) ? 0 : 1]!
  const number = await codes.next(book)
  const form = formFor(book, number, random, now, random.weighted(likely))
  const { ok, body } = await sessionOf(book.username.operator).ask(loadRoutes.launch, form)
  const isTaken = !ok && (body as { readonly code?: string }).code === 'EXTERNAL_ID_TAKEN'
  if (ok || isTaken) codes.used(book, number)
}

const formFor = (book: ShipperData, number: number, random: Random, now: number, mode: keyof LaunchOdds): LaunchForm => {
  const driver = random.pick(drivers.filter(({ transporterId }) => book.transporterIds.includes(transporterId)))
  const freight = freightFor(random, book, driver.transporterId)
  if (mode === 'LOT') {
    const rivals = book.transporterIds.filter((id) => id !== driver.transporterId)
    const companies = [driver.transporterId, ...random.some(rivals, 3)]
    return lotForm({ book, freight, companies }, { launched: now, total: random.wholeNumber(8, 16) * BURDEN, number })
  }
  const { filled } = offerFrom({ book, freight, driver, relief: reliefOf(driver, random), otherCompanies: [], random }, now, {
    mode,
    soon: true,
  })
  return filled(number - book.codes.first)
}
