import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'

export type Profile = OutputOf<typeof referenceRoutes.profiles>['list'][number]

/** A load profile as form text; empty means not set. */
export type ProfileText = {
  readonly name: string
  readonly measureType: string
  readonly pricing: string
  readonly acceptType: string
  readonly flow: string
  readonly tracking: string
  readonly tax: string
  readonly vehicleType: string
  readonly trailerType: string
  readonly productId: string
  readonly unitId: string
  readonly approvalRequired: boolean
  readonly attachmentsRequired: boolean
}

export const noProfile: ProfileText = {
  name: '',
  measureType: 'WEIGHT',
  pricing: '',
  acceptType: 'FIRST_ACCEPT',
  flow: '',
  tracking: '',
  tax: '',
  vehicleType: '',
  trailerType: '',
  productId: '',
  unitId: '',
  approvalRequired: false,
  attachmentsRequired: false,
}

/** Converts a stored profile into form text; missing values are empty. */
export const profileText = (stored: Readonly<Record<string, unknown>>): ProfileText =>
  Object.fromEntries(
    Object.entries(noProfile).map(([field, empty]) => [field, stored[field] ?? (field === 'acceptType' ? '' : empty)]),
  ) as ProfileText

/** The request: every field that is set. */
export const profileFields = ({ name, ...rest }: ProfileText) => ({
  name: name.trim(),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '' && value !== false)),
})

export const profileErrors = ({ name, measureType }: ProfileText): Readonly<Record<string, string>> => ({
  ...(!name.trim() && { name: 'Informe o nome do perfil.' }),
  ...(name.trim().length > 200 && { name: 'Use no máximo 200 caracteres.' }),
  ...(!measureType && { measureType: 'Escolha como a carga é medida.' }),
})
