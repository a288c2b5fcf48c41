import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../base/api.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { AddressFields, addressErrors, noAddress } from '../register/AddressFields.tsx'
import { FormSection } from '../register/FormSection.tsx'
import type { EditorSpec } from '../register/RegisterEditor.tsx'
import { filledFields, type RegisterFormState } from '../register/use-register-form.ts'
import { type Place, placeUses } from './place-uses.ts'

type PlaceText = typeof noAddress & { readonly type: string; readonly latitude?: number; readonly longitude?: number }
const uses = Object.entries(placeUses).map(([value, label]) => ({ value, label }))

export const placeForm: EditorSpec<Place, PlaceText> = {
  ...{ add: placeCommands.addPlace, change: placeCommands.changePlace },
  ...{ query: referenceRoutes.place, lists: [referenceRoutes.collectPlacesPaged, referenceRoutes.collectPlaces, referenceRoutes.places] },
  blank: { ...noAddress, type: 'COLLECT' },
  textOf: ({ name, document, type, address, latitude, longitude }) => ({
    ...noAddress,
    ...{ name, document, type, ...address, latitude, longitude },
  }),
  errors: addressErrors,
  /** A place that moves to another city loses its coordinates: the server takes those of the municipality. */
  input: ({ latitude, longitude, ...text }, start) => ({
    ...filledFields(text),
    ...(start && start.city === text.city && start.state === text.state && { latitude, longitude }),
  }),
  refusedAt: { ALREADY_REGISTERED: 'document' },
  checkNew: async ({ document }) => {
    const [known] = await call(referenceRoutes.placesOf, { document })
    return known ? { document: `Este documento já é do local ${known.name}.` } : {}
  },
}

export const PlaceFields = ({ form }: { readonly form: RegisterFormState<PlaceText> }) => (
  <FormSection>
    <AddressFields form={form} />
    <SelectField className="c6" label="Uso" required options={uses} {...form.choice('type')} />
  </FormSection>
)
