import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../base/api.ts'
import { cpf, phone, plate as plateMask } from '../../base/masks.ts'
import type { Transporter } from '../../shared/load/registers.ts'
import { choosableFirst, suspensionText } from '../../shared/load/suspension.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type CarrierText, isFob, isOffered } from './launch-text.ts'
import { PlateFields } from './PlateFields.tsx'
import { paths } from './paths.ts'
import { useKnownDriver } from './use-known-driver.ts'
import type { LaunchFields } from './use-launch.ts'

type Company = Partial<Pick<Transporter, 'city' | 'blocked'>> & { readonly id: string; readonly name: string }
const search = async (typed: string): Promise<readonly Company[]> =>
  choosableFirst((await call(referenceRoutes.transporters, { ...(typed && { text: typed }), size: 15, ignoreBlock: true })).list)

const MOST_CONTRACTS = 30
const searchContracts = async (typed: string) =>
  (
    await call(dedicatedRoutes.board, { status: 'AVAILABLE', ...(typed && { plate: plateMask.keep(typed) }), size: MOST_CONTRACTS })
  ).list.map(
    ({ id, vehicle, driverName }): Contract => ({
      id,
      name: vehicle.primaryPlate,
      detail: `${vehicleLabel(vehicle.vehicleType)} · ${driverName}`,
    }),
  )
type Contract = { readonly id: string; readonly name: string; readonly detail?: string }
const withContract = ({ contract: _, ...rest }: CarrierText, one: Contract | undefined): CarrierText =>
  one ? { ...rest, contract: { id: one.id, name: one.name } } : rest

const withTransporter = ({ transporter: _, driverId: __, ...rest }: CarrierText, one: Company | undefined): CarrierText =>
  one ? { ...rest, transporter: { id: one.id, name: one.name } } : rest

/** The carrier of a load that is not offered: its transporter, and the driver and plates when they are known. */
export const CarrierSection = ({ form }: { readonly form: LaunchFields }) => {
  const { text, change, shown, touch } = form
  const { carrier } = text
  const set = (part: Partial<CarrierText>) => change((before) => ({ ...before, carrier: { ...before.carrier, ...part } }))
  const driverHint = useKnownDriver(form)
  const line = (field: 'name' | 'phone' | 'cpf', label: string, path: string, className: string) => ({
    className,
    label,
    value: carrier[field],
    onBlur: () => touch(path),
    error: shown(path),
    autoComplete: 'off',
  })
  return (
    <section id={isOffered(text) ? 'transporte' : 'participantes'} aria-labelledby="transporte-title">
      <h2 id="transporte-title">Transporte</h2>
      <p className="aside-note">
        {form.edits
          ? 'Em branco, motorista e placas ficam como estão.'
          : isFob(text)
            ? 'O cliente contratou: a carga segue direto para a transportadora. Motorista e placas podem vir depois.'
            : 'O veículo do contrato leva motorista e placas. Sem veículo nem transportadora, a carga espera em ‘Carga criada’.'}
      </p>
      {!isFob(text) && !form.edits && (
        <div className="form-grid">
          <AutocompleteField
            className="c8"
            label="Veículo dedicado"
            value={carrier.contract as Contract | undefined}
            onChange={(one) => change((before) => ({ ...before, carrier: withContract(before.carrier, one) }))}
            search={searchContracts}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
            detailOf={({ detail }) => detail}
            error={shown(paths.contract)}
            onBlur={() => touch(paths.contract)}
          />
        </div>
      )}
      {!carrier.contract && (
        <div className="form-grid">
          <AutocompleteField
            className="c8"
            label="Transportadora"
            required={isFob(text)}
            value={carrier.transporter as Company | undefined}
            onChange={(one) => change((before) => ({ ...before, carrier: withTransporter(before.carrier, one) }))}
            search={search}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
            detailOf={(one) => suspensionText(one) ?? one.city}
            error={shown(paths.carrier)}
            onBlur={() => touch(paths.carrier)}
          />
          {!isOffered(text) && (
            <>
              <TextField
                {...line('cpf', 'CPF do motorista', paths.driverCpf, 'c4')}
                mask={cpf}
                {...(driverHint && { hint: driverHint })}
                onChange={(value) => set({ cpf: value })}
              />
              <TextField
                {...line('name', 'Nome do motorista', paths.driverName, 'c8')}
                maxLength={120}
                onChange={(value) => set({ name: value })}
              />
              <TextField
                {...line('phone', 'Telefone do motorista', paths.driverPhone, 'c4')}
                mask={phone}
                onChange={(value) => set({ phone: value })}
              />
            </>
          )}
        </div>
      )}
      {!isOffered(text) && !carrier.contract && <PlateFields form={form} onChange={(plates) => set({ plates })} />}
    </section>
  )
}
