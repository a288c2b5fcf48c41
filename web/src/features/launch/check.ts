import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { hasNoParticipants } from '../../shared/targets/targets.ts'
import { parseNumber } from '../../ui/amounts.ts'
import { carrierErrors } from './check-carrier.ts'
import { copyErrors } from './check-copies.ts'
import { offerErrors } from './check-offer.ts'
import { DATE_AS, firstCollect, GRACE, stopErrors } from './check-stops.ts'
import { isFob, isLot, isOffered, type LaunchText } from './launch-text.ts'
import { parsePlaceDateTime, parseWeight } from './parse.ts'
import { measurePath } from './paths.ts'
import type { LaunchMeasure } from './to-form.ts'

/** Error messages by the path that the server would name (`origins.0.collectDate`). */
export type Errors = Readonly<Record<string, string>>
const refusalTexts = loadLabels.refusal

const measureError = (text: string, measure: LaunchMeasure) =>
  text.trim() === '' || (measure === 'WEIGHT' ? parseWeight(text) : parseNumber(text)) !== undefined ? undefined : 'Escreva um número.'

/** A load whose profile is by weight needs a weight, in total or per stop; a lot requires its volume itself. */
const weightErrors = (text: LaunchText, measure: LaunchMeasure): Record<string, string> => {
  const stops = [...text.origins, ...text.destinations]
  const isWeighed = text.measure.trim() !== '' || stops.some(({ weight }) => weight.trim() !== '')
  if (measure !== 'WEIGHT' || isLot(text) || isWeighed) return {}
  return { [text.origins.length > 1 ? measurePath('origins', 0) : 'measure']: refusalTexts.WEIGHT_MISSING }
}

const scheduleErrors = (text: LaunchText, now: number): Record<string, string> => {
  if (!text.scheduled) return {}
  const launchAt = parsePlaceDateTime(text.launchAt)
  const first = firstCollect(text)
  if (launchAt === undefined) return { launchDate: DATE_AS }
  if (Date.parse(launchAt) < now - GRACE) return { launchDate: refusalTexts.LAUNCH_IN_THE_PAST }
  return first !== undefined && launchAt >= first ? { launchDate: refusalTexts.LAUNCH_AFTER_COLLECT } : {}
}

/** What the profile and the company require of a load. */
export type LaunchRules = {
  readonly measure: LaunchMeasure
  readonly byBurden: boolean
  /** A load needs at least one file. */
  readonly needsFile: boolean
}

/** Finds every error for which the server would refuse the form, before it is sent. */
export const checkForm = (text: LaunchText, { measure, byBurden, needsFile }: LaunchRules, now: number): Errors => {
  const wrongMeasure = measureError(text.measure, measure)
  return {
    ...stopErrors(text, now),
    ...(!text.profileId && { profileId: 'Selecione um perfil de carga.' }),
    ...weightErrors(text, measure),
    ...(wrongMeasure && { measure: wrongMeasure }),
    ...(text.externalId.trim().length > 40 && { externalId: 'Use no máximo 40 caracteres.' }),
    ...offerErrors(text, byBurden),
    ...scheduleErrors(text, now),
    ...copyErrors(text, now),
    ...(isOffered(text) ? hasNoParticipants(text) && { target: refusalTexts.TARGET_MISSING } : carrierErrors(text.carrier, isFob(text))),
    ...(needsFile && text.attachments.length === 0 && { attachments: refusalTexts.ATTACHMENT_MISSING }),
    ...(text.observation.length > 4000 && { observation: 'Use no máximo 4.000 caracteres.' }),
  }
}
