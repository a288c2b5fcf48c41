import { type HiringType, hiringTypes, type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'
import { type Dimension, dimensions } from '@embarca/contracts/otif/codes.ts'
import { type Given, known, one, some, words, yes } from '../../lib/address.ts'
import { readIndicators } from '../../lib/indicators/address.ts'

const asList = (given: unknown) => (typeof given === 'string' && given.startsWith('[') ? given.replace(/[[\]"]/g, '') : given)

/** What the screen of loads as numbers shows, as its address says it. */
export const readGeneralAddress = (given: Given) =>
  known({
    ...readIndicators(given),
    by: one<Dimension>(given['by'], dimensions),
    status: some<LoadStatus>(asList(given['status']), loadStatuses),
    hiringType: one<HiringType>(given['hiringType'], hiringTypes),
    compared: yes(given['compared']),
    delivery: words(given['delivery'], 64),
  })
export type GeneralAddress = ReturnType<typeof readGeneralAddress>
