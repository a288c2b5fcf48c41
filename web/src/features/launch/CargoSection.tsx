import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { TagField } from '../../shared/load/TagField.tsx'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useGoods } from './use-goods.ts'
import type { LaunchFormState } from './use-launch.ts'
import type { LaunchProfile } from './use-start.ts'

const measures = {
  WEIGHT: { label: 'Peso', suffix: 't' },
  CUBAGE: { label: 'Volume', suffix: 'm³' },
  UNIT: { label: 'Quantidade', suffix: 'un' },
}
const withLabels = (codes: readonly string[]) => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))

/** The goods, the vehicle, and the codes of the load. A profile fills in its own product, vehicle and acceptance. */
export const CargoSection = ({ form, profiles }: { readonly form: LaunchFormState; readonly profiles: readonly LaunchProfile[] }) => {
  const { text, change, shown, touch, measure } = form
  const { products, units, conditionings } = useGoods()
  const takeProfile = (profileId: string | undefined) => {
    const profile = profiles.find(({ id }) => id === profileId)
    change({
      profileId: profileId ?? '',
      ...(profile?.unitId && { unitId: profile.unitId }),
      ...(profile?.productId && { productId: profile.productId }),
      ...(profile?.vehicleType && { vehicleType: profile.vehicleType }),
      ...(profile?.trailerType && { trailerType: profile.trailerType }),
      ...((profile?.acceptType === 'FIRST_ACCEPT' || profile?.acceptType === 'WAIT_DURATION') && { acceptType: profile.acceptType }),
    })
    touch('profileId')
  }
  return (
    <section id="carga" aria-labelledby="carga-title">
      <h2 id="carga-title">Carga</h2>
      <div className="form-grid">
        <SelectField
          className="c6"
          label="Perfil"
          required
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          value={text.profileId || undefined}
          onChange={takeProfile}
          error={shown('profileId')}
        />
        <SelectField
          className="c6"
          label="Produto"
          clearable
          options={products}
          value={text.productId || undefined}
          onChange={(productId) => change({ productId: productId ?? '' })}
          error={shown('productId')}
        />
        <TextField
          className="c3"
          label={measures[measure].label}
          inputMode="decimal"
          suffix={measures[measure].suffix}
          value={text.measure}
          onChange={(value) => change({ measure: value })}
          onBlur={() => touch('measure')}
          error={shown('measure')}
        />
        <SelectField
          className="c3"
          label="Unidade"
          clearable
          options={units}
          value={text.unitId || undefined}
          onChange={(unitId) => change({ unitId: unitId ?? '' })}
        />
        <SelectField
          className="c3"
          label="Veículo"
          clearable
          placeholder="Qualquer"
          options={withLabels(vehicleTypes)}
          value={text.vehicleType || undefined}
          onChange={(vehicleType) => change({ vehicleType: vehicleType ?? '' })}
        />
        <SelectField
          className="c3"
          label="Carroceria"
          clearable
          placeholder="Qualquer"
          options={withLabels(trailerTypes)}
          value={text.trailerType || undefined}
          onChange={(trailerType) => change({ trailerType: trailerType ?? '' })}
        />
        {conditionings.length > 0 && (
          <SelectField
            className="c4"
            label="Acondicionamento"
            clearable
            placeholder="Não informado"
            options={conditionings}
            value={text.conditioningId || undefined}
            onChange={(conditioningId) => change({ conditioningId: conditioningId ?? '' })}
            error={shown('shippingConditioningType')}
          />
        )}
        <TagField className={conditionings.length > 0 ? 'c5' : 'c8'} tags={text.tags} onChange={(tags) => change({ tags })} />
        <Checkbox
          className={conditionings.length > 0 ? 'c3' : 'c4'}
          checked={text.flPriority}
          onChange={(flPriority) => change({ flPriority })}
        >
          Prioridade
        </Checkbox>
        <TextArea
          className="c12"
          label="Observação"
          rows={2}
          value={text.observation}
          onChange={(observation) => change({ observation })}
          error={shown('observation')}
        />
      </div>
    </section>
  )
}
