import { type Modality, modalities } from '@embarca/contracts/dashboard/codes.ts'
import { type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'
import { type Dimension, dimensions } from '@embarca/contracts/otif/codes.ts'
import { omitUndefined, readFlag, readOption, readOptions, readText, type SearchInput } from '../../base/search-params.ts'
import { readIndicators } from '../../shared/indicators/address.ts'

const asList = (given: unknown) => (typeof given === 'string' && given.startsWith('[') ? given.replace(/[[\]"]/g, '') : given)

/** The filters of the general report from the address. */
export const readGeneralAddress = (given: SearchInput) =>
  omitUndefined({
    ...readIndicators(given),
    by: readOption<Dimension>(given['by'], dimensions),
    status: readOptions<LoadStatus>(asList(given['status']), loadStatuses),
    hiringType: readOption<Modality>(given['hiringType'], modalities),
    compared: readFlag(given['compared']),
    delivery: readText(given['delivery'], 64),
  })
export type GeneralAddress = ReturnType<typeof readGeneralAddress>
