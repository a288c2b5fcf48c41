import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { drivers } from '../fleet.ts'
import { freightFor } from '../freight.ts'
import type { Random } from '../random.ts'
import { books } from '../shippers.ts'
import { reliefOf } from '../story/cast.ts'
import { offerFrom } from '../story/offer.ts'
import type { Session } from './session.ts'

const book = books[0]!

/** The demo's shipper offers one more load. Answers its id. */
export const launchOne = async (shipper: Session, random: Random, now: number): Promise<string | undefined> => {
  const driver = random.pick(drivers)
  const freight = freightFor(random, book, driver.transporterId)
  const mode = random.weighted({ NORMAL: 55, QUOTATION: 25, AUCTION: 20 })
  const { filled } = offerFrom({ book, freight, driver, relief: reliefOf(driver, random), others: [], random }, now, { mode })
  const { externalId: _, ...form } = filled(random.whole(100_000, 999_999))
  const { ok, body } = await shipper.ask(loadRoutes.launch, form)
  return ok ? body.stream.slice('load-'.length) : undefined
}
