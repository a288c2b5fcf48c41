import { useEffect, useState } from 'react'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { placeName, type RegisteredPlace, type Transporter, transporterName, useRegisters } from './registers.ts'

type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly className?: string
}

/** Finds the item of an id from the address, which may not be among the loaded ones. */
const useNamed = <T extends { readonly id: string }>(id: string | undefined, find: (id: string) => Promise<T | undefined>) => {
  const [named, setNamed] = useState<T>()
  useEffect(() => {
    if (id === undefined || named?.id === id) return undefined
    let stale = false
    find(id).then(
      (found) => stale || setNamed(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [id, find, named])
  return [named?.id === id ? named : undefined, setNamed] as const
}

/** Picks a transporter by name or CNPJ. */
export const TransporterPicker = ({ label, value, onChange, className }: Props) => {
  const { transporters, transporterOf } = useRegisters()
  const [named, setNamed] = useNamed<Transporter>(value, transporterOf)
  return (
    <AutocompleteField
      label={label}
      {...(className && { className })}
      placeholder="Nome ou CNPJ"
      value={named}
      onChange={(one) => {
        setNamed(one)
        onChange(one?.id)
      }}
      search={transporters}
      keyOf={({ id }) => id}
      labelOf={transporterName}
      detailOf={({ city, state }) => `${city}, ${state}`}
    />
  )
}

type PlaceProps = Props & { readonly of?: { readonly state?: string | undefined; readonly city?: string | undefined } }

/** Picks a registered place by words of its name, city or document. */
export const PlacePicker = ({ label, value, onChange, className, of }: PlaceProps) => {
  const { places, placeOf } = useRegisters()
  const [named, setNamed] = useNamed<RegisteredPlace>(value, placeOf)
  return (
    <AutocompleteField
      label={label}
      {...(className && { className })}
      placeholder="Nome, cidade ou CNPJ"
      value={named}
      onChange={(one) => {
        setNamed(one)
        onChange(one?.id)
      }}
      search={(typed) => places(typed, of)}
      keyOf={({ id }) => id}
      labelOf={placeName}
      detailOf={({ address }) => `${address.city}, ${address.state}`}
    />
  )
}
