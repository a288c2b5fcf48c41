import { canonicalPlate, isRenavam } from '@embarca/contracts/kit/documents.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { CompanyOption } from '../CompanyField.tsx'
import { noTie, type TieText, tieErrors, tieFields } from '../ties/tie-text.ts'

/** A vehicle as form text. */
export type VehicleText = TieText & {
  readonly plate: string
  readonly vehicleType: string
  readonly trailerType: string
  readonly fabricationYear: string
  readonly modelYear: string
  readonly renavam: string
  readonly chassis: string
  /** kg */
  readonly grossWeight: string
  readonly transporter?: CompanyOption | undefined
}
const blank = { vehicleType: '', trailerType: '', fabricationYear: '', modelYear: '', renavam: '', chassis: '', grossWeight: '' }
export const noVehicle = (plate = ''): VehicleText => ({ ...noTie, ...blank, plate })

const isYear = (text: string) => text === '' || (/^\d{4}$/.test(text) && Number(text) >= 1950 && Number(text) <= 2100)
const isWeight = (text: string) => text === '' || (Number(text) >= 500 && Number(text) <= 200_000)
const RENAVAM = 11
const CHASSIS = 17

/** Errors by field. */
export const vehicleErrors = (vehicle: VehicleText): Readonly<Record<string, string>> => ({
  ...(canonicalPlate(vehicle.plate) === undefined && { plate: 'Placa inválida. Use ABC1D23 ou ABC1234.' }),
  ...(!vehicle.vehicleType && { vehicleType: 'Escolha o tipo do veículo.' }),
  ...(!vehicle.transporter && { transporterId: 'Informe a transportadora.' }),
  ...(!isYear(vehicle.fabricationYear) && { fabricationYear: 'Escreva o ano com quatro dígitos.' }),
  ...(!isYear(vehicle.modelYear) && { modelYear: 'Escreva o ano com quatro dígitos.' }),
  ...(vehicle.renavam && !isRenavam(vehicle.renavam.padStart(RENAVAM, '0')) && { renavam: referenceLabels.refusal.RENAVAM_INVALID }),
  ...(vehicle.chassis && vehicle.chassis.length < CHASSIS && { chassis: 'O chassi tem 17 letras e números.' }),
  ...(!isWeight(vehicle.grossWeight) && { grossWeight: 'Escreva de 500 a 200.000 kg.' }),
  ...tieErrors(vehicle),
})

/** The request without its id, of a valid form; `start` is what was stored: then its tie has calls of its own. */
export const vehicleFields = (vehicle: VehicleText, start?: VehicleText) => {
  const { plate, vehicleType, transporter, trailerType, fabricationYear, modelYear, renavam, chassis, grossWeight } = vehicle
  return {
    plate: canonicalPlate(plate)!,
    vehicleType,
    transporterId: transporter!.id,
    ...(trailerType && { trailerType }),
    ...(fabricationYear && { fabricationYear: Number(fabricationYear) }),
    ...(modelYear && { modelYear: Number(modelYear) }),
    ...(renavam && { renavam }),
    ...(chassis && { chassis }),
    ...(grossWeight && { grossWeight: Number(grossWeight) }),
    ...(!start && tieFields(vehicle)),
  }
}

type Stored = {
  readonly plate: string
  readonly vehicleType: string
  readonly trailerType?: string
  readonly fabricationYear?: number
  readonly modelYear?: number
  readonly renavam?: string
  readonly chassis?: string
  readonly grossWeight?: number
}
/** A registered vehicle as form text, without its owner's name. */
export const vehicleText = ({ plate, vehicleType, fabricationYear, modelYear, grossWeight, ...rest }: Stored): VehicleText => {
  const { trailerType = '', renavam = '', chassis = '' } = rest
  return {
    ...noTie,
    ...{ plate, vehicleType, trailerType, renavam, chassis },
    fabricationYear: String(fabricationYear ?? ''),
    modelYear: String(modelYear ?? ''),
    grossWeight: String(grossWeight ?? ''),
  }
}
