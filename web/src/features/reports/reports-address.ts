import { readOption, type SearchInput } from '../../base/search-params.ts'
import { readGeneralAddress } from './general-address.ts'
import { indicators } from './indicators.ts'
import { readOtifAddress } from './otif-address.ts'

/** The open report and its filters. */
export const readReportsAddress = (given: SearchInput) => {
  const indicator = readOption(given['indicator'], indicators) ?? 'otif'
  if (indicator === 'general') return { indicator, ...readGeneralAddress(given) }
  return indicator === 'report' ? { indicator } : { indicator, ...readOtifAddress(given) }
}
