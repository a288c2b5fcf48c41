import { useState } from 'react'
import { cnpj, plate } from '../../base/masks.ts'
import { plain } from '../../base/texts.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { RadioInput } from '../../ui/RadioInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { SwitchInput } from '../../ui/SwitchInput.tsx'
import { SearchBox, TextArea, TextField } from '../../ui/TextField.tsx'

const places = [
  { id: 'a', name: 'Fábrica Betim', city: 'Betim, MG' },
  { id: 'b', name: 'CD Extrema', city: 'Extrema, MG' },
  { id: 'c', name: 'Terminal Paulínia', city: 'Paulínia, SP' },
]
type Place = (typeof places)[number]
const find = async (text: string) => places.filter(({ name }) => plain(name).includes(plain(text)))

export const Fields = () => {
  const [text, setText] = useState('ABC1D23')
  const [company, setCompany] = useState('')
  const [cents, setCents] = useState<number | undefined>(18_400_000)
  const [tons, setTons] = useState<number | undefined>(27.5)
  const [date, setDate] = useState<string | undefined>('2026-11-24T09:00:00.000Z')
  const [view, setView] = useState<'board' | 'table'>('board')
  const [freight, setFreight] = useState<'CIF' | 'FOB' | 'WATER' | undefined>('CIF')
  const [place, setPlace] = useState<Place | undefined>(places[0])
  const [urgent, setUrgent] = useState(false)
  const [direction, setDirection] = useState<'ida' | 'volta'>('ida')
  const [alerts, setAlerts] = useState(true)
  const [stars, setStars] = useState(0)
  const [note, setNote] = useState('')
  return (
    <div className="fields">
      <TextField label="Placa" value={text} onChange={setText} mask={plate} />
      <TextField label="CNPJ" value={company} onChange={setCompany} mask={cnpj} hint="Só as letras e os números." required />
      <MoneyField label="Valor da carga" value={cents} onChange={setCents} />
      <NumberField label="Peso" value={tons} onChange={setTons} suffix="t" />
      <DateTimeField label="Data e hora" value={date} onChange={setDate} error="A entrega vem antes da coleta." />
      <SelectField
        label="Tipo de frete"
        value={freight}
        onChange={setFreight}
        clearable
        options={[
          { value: 'CIF', label: 'CIF', detail: 'pago na origem' },
          { value: 'FOB', label: 'FOB', detail: 'pago no destino' },
          { value: 'WATER', label: 'Água' },
        ]}
      />
      <AutocompleteField
        label="Coleta"
        value={place}
        onChange={setPlace}
        search={find}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ city }) => city}
        suffix={place?.city}
      />
      <div>
        <SegmentedControl
          label="Exibição"
          value={view}
          onChange={setView}
          options={[
            { value: 'board', label: 'Quadro', icon: 'board' },
            { value: 'table', label: 'Tabela', icon: 'table' },
          ]}
        />
      </div>
      <Checkbox checked={urgent} onChange={setUrgent}>
        Prioridade
      </Checkbox>
      <fieldset className="row">
        <legend>Sentido</legend>
        {(['ida', 'volta'] as const).map((way) => (
          <label key={way} className="row">
            <RadioInput name="way" checked={direction === way} onChange={() => setDirection(way)} />
            {way}
          </label>
        ))}
      </fieldset>
      <label className="row">
        <SwitchInput checked={alerts} onChange={setAlerts} />
        Receber alertas
      </label>
      <Stars label="Avaliação" value={stars} onChange={setStars} />
      <SearchBox value="" onSubmit={() => {}} placeholder="Buscar cargas" />
      <TextArea label="Observação" value={note} onChange={setNote} />
    </div>
  )
}
