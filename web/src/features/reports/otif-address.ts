import { type Dimension, dimensions, type Loss, losses, type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { type Given, known, one, words, yes } from '../../lib/address.ts'
import { readIndicators } from '../../lib/indicators/address.ts'

/** What the OTIF screen shows, as its address says it. */
export const readOtifAddress = (given: Given) =>
  known({
    ...readIndicators(given),
    measure: one<OtifMeasure>(given['measure'], otifMeasures),
    loss: one<Loss>(given['loss'], losses),
    by: one<Dimension>(given['by'], dimensions),
    /** Every delivery instead of those that were lost. */
    all: yes(given['all']),
    delivery: words(given['delivery'], 64),
  })
export type OtifAddress = ReturnType<typeof readOtifAddress>
