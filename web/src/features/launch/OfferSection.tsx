import { freightTypes, hiringTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useSession } from '../../session/session.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { hours } from './AuctionFields.tsx'
import { Choices } from './Choices.tsx'
import { isFob, type LaunchText } from './launch-text.ts'
import type { LaunchFormState } from './use-launch.ts'

const details = { NORMAL: 'primeiro aceite leva', QUOTATION: 'propostas', AUCTION: 'lances com prazo', TO_COMBINE: 'preço depois' }
const detailOf = (type: keyof typeof details, { auctionDuration, reduction, freightType }: LaunchText) =>
  isFob({ freightType })
    ? 'sem oferta'
    : type === 'AUCTION' && reduction
      ? `${hours(Number(auctionDuration))}, −${reduction} %`
      : details[type]

const freightHints = {
  CIF: 'Você contrata e paga o frete.',
  FOB: 'O cliente contrata: sem oferta.',
  DEDICADO: 'Veículo de contrato, sem oferta.',
  PRIMARIZED: 'Frota própria: a decisão é sempre sua.',
}

/** A FOB load is not offered, hence neither negotiated nor divided among transporters. */
const freightChange = (freightType: LaunchText['freightType']): Partial<LaunchText> => ({
  freightType,
  ...(isFob({ freightType }) && { type: 'NORMAL' as const, deliveryType: 'SINGLE' as const }),
})

/** How the load is hired, and its kind. */
export const OfferSection = ({ form }: { readonly form: LaunchFormState }) => {
  const { operationGroups } = useSession()
  const { text, change, shown, touch } = form
  const fob = isFob(text)
  return (
    <section id="oferta" aria-labelledby="oferta-title">
      <h2 id="oferta-title">Como contratar</h2>
      <Choices
        label="Tipo de contratação"
        name="type"
        value={text.type}
        onChange={(type) => change({ type })}
        choices={hiringTypes.map((value) => ({
          value,
          label: loadLabels.hiringType[value],
          detail: detailOf(value, text),
          ...(fob && value !== 'NORMAL' && { blocked: 'FOB não vai a oferta' }),
        }))}
      />
      <div className="form-grid">
        <TextField
          className="c3"
          label="Código da carga"
          maxLength={40}
          hint="Em branco, o código é gerado."
          value={text.externalId}
          onChange={(externalId) => change({ externalId: externalId.toUpperCase() })}
          onBlur={() => touch('externalId')}
          error={shown('externalId')}
        />
        <SelectField
          className="c3"
          label="Tipo de frete"
          options={freightTypes.map((value) => ({ value, label: loadLabels.freightType[value] }))}
          value={text.freightType}
          onChange={(freightType) => change(freightChange(freightType ?? 'CIF'))}
          hint={freightHints[text.freightType]}
          error={shown('freightType')}
        />
        <SelectField
          className="c3"
          label="Tipo de entrega"
          options={[
            { value: 'SINGLE', label: loadLabels.deliveryType.SINGLE },
            { value: 'LOT', label: loadLabels.deliveryType.LOT },
          ]}
          value={text.deliveryType}
          disabled={fob}
          onChange={(deliveryType) => change({ deliveryType: deliveryType ?? 'SINGLE' })}
          hint={text.deliveryType === 'LOT' ? 'Um volume retirado em partes.' : 'Uma viagem.'}
          error={shown('deliveryType')}
        />
        {operationGroups.length > 1 && (
          <SelectField
            className="c3"
            label="Grupo de operação"
            options={operationGroups.map(({ id, name }) => ({ value: id, label: name }))}
            value={text.operationGroupId || undefined}
            onChange={(operationGroupId) => change({ operationGroupId: operationGroupId ?? '' })}
            error={shown('operationGroupId')}
          />
        )}
      </div>
    </section>
  )
}
