import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleWord } from '../../lib/load/vehicle-words.ts'
import { useRead } from '../../lib/pages.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { TagField } from './TagField.tsx'
import type { Launching } from './use-launch.ts'
import type { Profile } from './use-start.ts'

const measures = {
  WEIGHT: { label: 'Peso', suffix: 't' },
  CUBAGE: { label: 'Volume', suffix: 'm³' },
  UNIT: { label: 'Quantidade', suffix: 'un' },
}
const named = (list: readonly { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
const worded = (codes: readonly string[]) => codes.map((value) => ({ value, label: vehicleWord(value) ?? value }))

/** What is carried, in what, and how it is called. A profile brings its own product, vehicle and acceptance. */
export const CargoSection = ({ form, profiles }: { readonly form: Launching; readonly profiles: readonly Profile[] }) => {
  const { text, change, shown, touch, measure } = form
  const products = useRead(referenceRoutes.products, {})
  const units = useRead(referenceRoutes.units, {})
  const takeProfile = (profileId: string | undefined) => {
    const profile = profiles.find(({ id }) => id === profileId)
    change({
      profileId: profileId ?? '',
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
      <div className="grid">
        <SelectField
          className="c6"
          label="Perfil"
          required
          options={named(profiles)}
          value={text.profileId || undefined}
          onChange={takeProfile}
          error={shown('profileId')}
        />
        <SelectField
          className="c6"
          label="Produto"
          clearable
          options={named(products.data)}
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
          options={named(units.data)}
          value={text.unitId || undefined}
          onChange={(unitId) => change({ unitId: unitId ?? '' })}
        />
        <SelectField
          className="c3"
          label="Veículo"
          clearable
          placeholder="Qualquer"
          options={worded(vehicleTypes)}
          value={text.vehicleType || undefined}
          onChange={(vehicleType) => change({ vehicleType: vehicleType ?? '' })}
        />
        <SelectField
          className="c3"
          label="Carroceria"
          clearable
          placeholder="Qualquer"
          options={worded(trailerTypes)}
          value={text.trailerType || undefined}
          onChange={(trailerType) => change({ trailerType: trailerType ?? '' })}
        />
        <TagField className="c8" tags={text.tags} onChange={(tags) => change({ tags })} />
        <label className="c4 tick">
          <input type="checkbox" checked={text.flPriority} onChange={({ target }) => change({ flPriority: target.checked })} />
          Prioridade
        </label>
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
