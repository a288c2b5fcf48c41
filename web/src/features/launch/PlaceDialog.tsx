import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { personOrCompany } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { addressErrors } from '../../shared/register/AddressFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { KnownPlaces } from './KnownPlaces.tsx'
import type { Chosen } from './launch-text.ts'
import type { StopSide } from './stops.ts'
import { chosen } from './use-start.ts'

type Missing = { readonly side: StopSide; readonly name: string }
type FormProps = { readonly missing: Missing; readonly onRegistered: (place: Chosen) => void; readonly onClose: () => void }
const empty = { document: '', street: '', district: '', city: '', state: '' }

const wrongOf = (place: typeof empty & { name: string }) => ({
  ...addressErrors({ ...place, document: lettersAndDigits(place.document) }),
  ...(!place.name.trim() && { name: 'Informe o nome do local.' }),
})

const PlaceForm = ({ missing, onRegistered, onClose }: FormProps) => {
  const { side } = missing
  const [place, setPlace] = useState({ ...empty, name: missing.name })
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const wrong: Partial<Record<keyof typeof place, string>> = { ...serverErrors, ...(isSubmitted && wrongOf(place)) }
  const register = useCommand(side === 'origins' ? placeCommands.addCollect : placeCommands.addDelivery, {
    failed: (failure) => {
      setServerErrors(fieldErrors(failure))
      return Object.keys(fieldErrors(failure)).length > 0
    },
    done: (place) => onRegistered(chosen(place)),
  })
  const set = (part: Partial<typeof place>) => {
    setServerErrors({})
    setPlace((before) => ({ ...before, ...part }))
  }
  const save = () => {
    setSubmitted(true)
    if (Object.keys(wrongOf(place)).length > 0) return
    const { name, street, city, district, state } = place
    void register.run({
      name: name.trim(),
      document: lettersAndDigits(place.document),
      street: street.trim(),
      city: city.trim(),
      state,
      ...(district.trim() && { district: district.trim() }),
    })
  }
  return (
    <form
      className="place-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="form-grid">
        <TextField
          className="c8"
          label="Nome"
          required
          autoFocus
          value={place.name}
          onChange={(name) => set({ name })}
          error={wrong.name}
        />
        <TextField
          className="c4"
          label="CNPJ ou CPF"
          required
          value={place.document}
          onChange={(text) => set({ document: personOrCompany(text) })}
          error={wrong.document}
        />
        <TextField
          className="c8"
          label="Rua e número"
          required
          value={place.street}
          onChange={(street) => set({ street })}
          error={wrong.street}
        />
        <TextField className="c4" label="Bairro" value={place.district} onChange={(district) => set({ district })} />
        <TextField className="c8" label="Cidade" required value={place.city} onChange={(city) => set({ city })} error={wrong.city} />
        <TextField
          className="c4"
          label="UF"
          required
          maxLength={2}
          value={place.state}
          onChange={(state) => set({ state: state.toUpperCase().replace(/[^A-Z]/g, '') })}
          error={wrong.state}
        />
      </div>
      <KnownPlaces document={lettersAndDigits(place.document)} side={side} onChoose={onRegistered} />
      <div className="overlay-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look="primary" pending={register.pending}>
          Cadastrar
        </Button>
      </div>
    </form>
  )
}

/** Registers a missing place without leaving the form; the new place is chosen in the field that lacked it. */
export const PlaceDialog = ({ missing, ...ways }: { readonly missing: Missing | undefined } & Omit<FormProps, 'missing'>) => (
  <Dialog
    open={missing !== undefined}
    onClose={ways.onClose}
    title={missing?.side === 'origins' ? 'Novo local de embarque' : 'Novo local de entrega'}
    width={620}
  >
    {missing && <PlaceForm missing={missing} {...ways} />}
  </Dialog>
)
