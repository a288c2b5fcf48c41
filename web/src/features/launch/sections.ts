import type { Errors } from './check.ts'
import { isOffered, type LaunchText } from './launch-text.ts'

const sections = (text: LaunchText): readonly (readonly [id: string, label: string, paths: RegExp])[] => [
  ['oferta', 'Oferta', /^(type|freightType|deliveryType|externalId|operationGroupId)/],
  ['trajeto', 'Trajeto', /^(origins|destinations)/],
  ['carga', 'Carga', /^(profileId|productId|shipping|measure|vehicleType|trailerType|tags|observation)/],
  ['preco', 'Preço e prazo', /^(freight|toll|fee|extra|reference|acceptType|duration|launchDate|auction|lot)/],
  !isOffered(text)
    ? ['participantes', 'Transporte', /^(transporterId|dedicatedVehicleId|driver|vehicle\.)/]
    : ['participantes', 'Participantes', /^target/],
  ['mais', 'Anexos e réplicas', /^(attachments|groupReplicate)/],
]

/** Number of errors in each section of the page, in reading order. */
export const bySection = (errors: Errors, text: LaunchText) =>
  sections(text).map(([id, label, paths]) => ({ id, label, errors: Object.keys(errors).filter((path) => paths.test(path)).length }))
