import { hiringTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useSession } from '../../app/session/session.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Choices } from './Choices.tsx'
import type { Launching } from './use-launch.ts'

const details = { NORMAL: 'primeiro aceite leva', QUOTATION: 'propostas', AUCTION: 'lances com prazo', TO_COMBINE: 'preço depois' }
const later = 'ainda não disponível'

/** How it is hired and which kind of load it is. */
export const OfferSection = ({ form }: { readonly form: Launching }) => {
  const { operationGroups } = useSession()
  const { text, change, shown, touch } = form
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
          detail: details[value],
          ...(value !== 'NORMAL' && { blocked: later }),
        }))}
      />
      <div className="grid">
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
          options={[{ value: 'CIF', label: loadLabels.freightType.CIF }]}
          value={text.freightType}
          onChange={() => change({ freightType: 'CIF' })}
          hint="Somente CIF nesta versão."
        />
        <SelectField
          className="c3"
          label="Tipo de entrega"
          options={[{ value: 'SINGLE', label: loadLabels.deliveryType.SINGLE }]}
          value={text.deliveryType}
          onChange={() => change({ deliveryType: 'SINGLE' })}
          hint="Somente Simples nesta versão."
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
