import { type Dimension, dimensions, type Loss, losses, type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { omitUndefined, readFlag, readOption, readText, type SearchInput } from '../../base/search-params.ts'
import { indicatorQuery, readIndicators } from '../../shared/indicators/address.ts'

/** The filters of the OTIF report from the address. */
export const readOtifAddress = (given: SearchInput) =>
  omitUndefined({
    ...readIndicators(given),
    measure: readOption<OtifMeasure>(given['measure'], otifMeasures),
    loss: readOption<Loss>(given['loss'], losses),
    by: readOption<Dimension>(given['by'], dimensions),
    /** All deliveries instead of the losses only. */
    all: readFlag(given['all']),
    delivery: readText(given['delivery'], 64),
  })
export type OtifAddress = ReturnType<typeof readOtifAddress>

/** The query of the figures. */
export const otifQuery = (address: OtifAddress) => {
  const { measure = 'GROSS', loss } = address
  return { ...indicatorQuery(address), measure, ...(loss && { loss }) }
}
