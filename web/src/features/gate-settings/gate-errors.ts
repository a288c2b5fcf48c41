import { alertCodes } from '@embarca/contracts/gate/settings-codes.ts'
import { gateFaults } from '@embarca/contracts/gate/settings-faults.ts'
import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { type GateText, gateInput, type HoursText } from './gate-text.ts'

type Errors = Readonly<Record<string, string>>

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const outside = (text: string, least: number, most: number) => !/^\d+$/.test(text) || Number(text) < least || Number(text) > most
const written = (unit: string, least: number, most: number) => `Escreva de ${least} a ${most.toLocaleString('pt-BR')} ${unit}.`

/** Limits of the numbers, as the contract has them. */
const limits = {
  slotLength: { at: 'slots.length', unit: 'minutos', least: 15, most: 240 },
  leadMinutes: { at: 'slots.leadMinutes', unit: 'minutos', least: 0, most: 10_080 },
  graceMinutes: { at: 'slots.graceMinutes', unit: 'minutos', least: 0, most: 1_440 },
  repeats: { at: 'calls.repeats', unit: 'vezes', least: 1, most: 5 },
  unansweredMinutes: { at: 'calls.unansweredMinutes', unit: 'minutos', least: 1, most: 240 },
  freeHours: { at: 'detention.freeHours', unit: 'horas', least: 0, most: 72 },
} as const

const numberErrors = (text: GateText): Errors =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, { at, unit, least, most }]) =>
      outside(text[name as keyof typeof limits], least, most) ? [[at, written(unit, least, most)]] : [],
    ),
  )

const optionalErrors = ({ integrationDays, deadlines, rate }: GateText): Errors => ({
  ...(integrationDays !== '' && outside(integrationDays, 1, 3650) && { integrationDays: written('dias', 1, 3650) }),
  ...(rate !== undefined && (rate < 1 || rate > 100_000) && { 'detention.rate': 'Escreva de R$ 0,01 a R$ 1.000,00.' }),
  ...Object.fromEntries(
    alertCodes.flatMap((code) =>
      deadlines[code] !== '' && outside(deadlines[code], 0, 129_600) ? [[`deadlines.${code}`, written('minutos', 0, 129_600)]] : [],
    ),
  ),
})

const hoursErrors = (path: string, hours: readonly HoursText[]): Errors =>
  Object.assign(
    {},
    ...hours.map(({ from, to }, i) => ({
      ...(!isHour(from) && { [`${path}.${i}.from`]: 'Escreva a hora como 08:00.' }),
      ...(!isHour(to) && { [`${path}.${i}.to`]: 'Escreva a hora como 18:00.' }),
    })),
  )

const dockErrors = ({ docks }: GateText): Errors =>
  Object.assign(
    {},
    ...docks.map(({ code, hours }, i) => ({
      ...(!/^[A-Za-z0-9-]{1,12}$/.test(code.trim()) && { [`docks.${i}.code`]: 'Use até 12 letras, números ou hífens.' }),
      ...hoursErrors(`docks.${i}.hours`, hours),
    })),
  )

const dayErrors = ({ blockedDays }: GateText): Errors =>
  Object.fromEntries(
    blockedDays.flatMap((day, i) => (parseLocal(day) ? [] : [[`slots.blockedDays.${i}`, 'Escreva uma data que existe, como 25/12/2026.']])),
  )

/** Errors by the path of a setting, as the server names them too. */
export const gateErrors = (text: GateText): Errors => ({
  ...Object.fromEntries(gateFaults(gateInput(text)).map(({ field, message }) => [field, message])),
  ...numberErrors(text),
  ...optionalErrors(text),
  ...hoursErrors('hours', text.hours),
  ...dockErrors(text),
  ...dayErrors(text),
})
