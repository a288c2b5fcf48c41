import { canonicalPlate } from '@embarca/contracts/kit/documents.ts'

/** A vehicle as form text. */
export type VehicleText = {
  readonly plate: string
  readonly vehicleType: string
  readonly trailerType: string
  readonly fabricationYear: string
  readonly modelYear: string
  readonly transporter?: { readonly id: string; readonly name: string } | undefined
}
export const noVehicle = (plate = ''): VehicleText => ({ plate, vehicleType: '', trailerType: '', fabricationYear: '', modelYear: '' })

const isYear = (text: string) => text === '' || (/^\d{4}$/.test(text) && Number(text) >= 1950 && Number(text) <= 2100)

/** Errors by field. */
export const vehicleErrors = (vehicle: VehicleText): Readonly<Record<string, string>> => ({
  ...(canonicalPlate(vehicle.plate) === undefined && { plate: 'Placa inválida. Use ABC1D23 ou ABC1234.' }),
  ...(!vehicle.vehicleType && { vehicleType: 'Escolha o tipo do veículo.' }),
  ...(!vehicle.transporter && { transporterId: 'Informe a transportadora.' }),
  ...(!isYear(vehicle.fabricationYear) && { fabricationYear: 'Escreva o ano com quatro dígitos.' }),
  ...(!isYear(vehicle.modelYear) && { modelYear: 'Escreva o ano com quatro dígitos.' }),
})

/** The request without its id, of a valid form. */
export const vehicleFields = ({ plate, vehicleType, transporter, trailerType, fabricationYear, modelYear }: VehicleText) => ({
  plate: canonicalPlate(plate)!,
  vehicleType,
  transporterId: transporter!.id,
  ...(trailerType && { trailerType }),
  ...(fabricationYear && { fabricationYear: Number(fabricationYear) }),
  ...(modelYear && { modelYear: Number(modelYear) }),
})

type Stored = {
  readonly plate: string
  readonly vehicleType: string
  readonly trailerType?: string
  readonly fabricationYear?: number
  readonly modelYear?: number
}
/** A registered vehicle as form text, without its owner's name. */
export const vehicleText = ({ plate, vehicleType, trailerType = '', fabricationYear, modelYear }: Stored): VehicleText => ({
  plate,
  vehicleType,
  trailerType,
  fabricationYear: String(fabricationYear ?? ''),
  modelYear: String(modelYear ?? ''),
})
