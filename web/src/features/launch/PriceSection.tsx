import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { against, money } from '../../lib/load/measures.ts'
import { span } from '../../lib/load/moments.ts'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MomentField } from './MomentField.tsx'
import { parseMoney, writeMoney } from './parse.ts'
import type { Lane } from './use-lane.ts'
import type { Launching } from './use-launch.ts'

/** The durations offered, in minutes (specification 2 §9), and longer ones for offers that wait. */
const durations = [15, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 480, 720, 1440, 2880]

/** What it pays, how it is accepted, how long the offer stays open and when it opens. */
export const PriceSection = ({ form, lane }: { readonly form: Launching; readonly lane: Lane | undefined }) => {
  const { text, change, shown, touch } = form
  const price = parseMoney(text.freightPrice)
  const median = lane?.medianPrice
  const hint =
    median === undefined ? undefined : price ? `${against(price, median)} da mediana, ${money(median)}` : `mediana da rota ${money(median)}`
  const moneyField = (field: 'freightPrice' | 'tollPrice' | 'feeDeliveryPrice' | 'referenceValue', label: string, said?: string) => (
    <TextField
      className="c3"
      label={label}
      required={field === 'freightPrice'}
      prefix="R$"
      inputMode="decimal"
      value={text[field]}
      onChange={(value) => change({ [field]: value })}
      onBlur={() => {
        const cents = parseMoney(text[field])
        if (cents !== undefined) change({ [field]: writeMoney(cents) })
        touch(field)
      }}
      error={shown(field)}
      {...(said !== undefined && { hint: said })}
    />
  )
  return (
    <section id="preco" aria-labelledby="preco-title">
      <h2 id="preco-title">Preço e prazo</h2>
      <div className="grid">
        {moneyField('freightPrice', 'Frete', hint)}
        {moneyField('referenceValue', 'Referência')}
        {moneyField('tollPrice', 'Vale-pedágio')}
        {moneyField('feeDeliveryPrice', 'Taxa de entrega')}
        <TextField
          className="c3"
          label="Distância"
          inputMode="decimal"
          suffix="km"
          value={text.distance}
          onChange={(distance) => change({ distance })}
          onBlur={() => touch('freightDistance')}
          error={shown('freightDistance')}
        />
        <div className="field c5">
          <span className="label">Aceite</span>
          <Segment
            label="Aceite"
            options={[
              { value: 'FIRST_ACCEPT', label: loadLabels.acceptType.FIRST_ACCEPT },
              { value: 'WAIT_DURATION', label: loadLabels.acceptType.WAIT_DURATION },
            ]}
            value={text.acceptType}
            onChange={(acceptType) => change({ acceptType })}
          />
          <small>
            {text.acceptType === 'FIRST_ACCEPT' ? 'O primeiro que aceitar leva.' : 'No fim do prazo você escolhe entre quem aceitou.'}
          </small>
        </div>
        <SelectField
          className="c4"
          label="Duração da oferta"
          clearable
          placeholder="Até a coleta"
          options={durations.map((minutes) => ({ value: String(minutes), label: span(minutes * 60_000) }))}
          value={text.duration || undefined}
          onChange={(duration) => change({ duration: duration ?? '' })}
        />
        <label className="c4 tick">
          <input type="checkbox" checked={text.scheduled} onChange={({ target }) => change({ scheduled: target.checked })} />
          Agendar o lançamento
        </label>
        {text.scheduled && (
          <div className="c4">
            <MomentField
              label="Lançar em"
              zone={undefined}
              value={text.launchAt}
              onChange={(launchAt) => change({ launchAt })}
              onBlur={() => touch('launchDate')}
              error={shown('launchDate')}
            />
          </div>
        )}
      </div>
    </section>
  )
}
