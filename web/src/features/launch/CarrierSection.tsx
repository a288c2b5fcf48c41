import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../lib/api.ts'
import { cpf, phone } from '../../lib/masks.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CarrierText } from './launch-text.ts'
import { PlateFields } from './PlateFields.tsx'
import { paths } from './paths.ts'
import type { Launching } from './use-launch.ts'

const search = async (typed: string) => (await call(referenceRoutes.transporters, typed ? { text: typed, size: 15 } : { size: 15 })).list

/** Who carries a FOB load: its transporter, and the driver and plates when they are known. */
export const CarrierSection = ({ form }: { readonly form: Launching }) => {
  const { text, change, shown, touch } = form
  const { carrier } = text
  const set = (part: Partial<CarrierText>) => change((before) => ({ ...before, carrier: { ...before.carrier, ...part } }))
  const choose = (one: { readonly id: string; readonly name: string } | undefined) =>
    change((before) => {
      const { transporter: _, ...rest } = before.carrier
      return { ...before, carrier: one ? { ...rest, transporter: { id: one.id, name: one.name } } : rest }
    })
  return (
    <section id="participantes" aria-labelledby="participantes-title">
      <h2 id="participantes-title">Transporte</h2>
      <p className="aside-note">O cliente contratou: a carga segue direto para a transportadora. Motorista e placas podem vir depois.</p>
      <div className="form-grid">
        <AutocompleteField
          className="c6"
          label="Transportadora"
          required
          value={carrier.transporter as { readonly id: string; readonly name: string; readonly city?: string } | undefined}
          onChange={choose}
          search={search}
          keyOf={({ id }) => id}
          labelOf={({ name }) => name}
          detailOf={({ city }) => city}
          error={shown(paths.carrier)}
          onBlur={() => touch(paths.carrier)}
        />
        <TextField
          className="c3"
          label="CPF do motorista"
          mask={cpf}
          value={carrier.cpf}
          onChange={(value) => set({ cpf: value })}
          onBlur={() => touch(paths.driverCpf)}
          error={shown(paths.driverCpf)}
        />
        <TextField
          className="c3"
          label="Telefone do motorista"
          mask={phone}
          value={carrier.phone}
          onChange={(value) => set({ phone: value })}
          onBlur={() => touch(paths.driverPhone)}
          error={shown(paths.driverPhone)}
        />
        <TextField
          className="c6"
          label="Nome do motorista"
          maxLength={120}
          value={carrier.name}
          onChange={(name) => set({ name })}
          onBlur={() => touch(paths.driverName)}
          error={shown(paths.driverName)}
        />
      </div>
      <PlateFields form={form} onChange={(plates) => set({ plates })} />
    </section>
  )
}
