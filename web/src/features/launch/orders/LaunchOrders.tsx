import { hiringTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { type Mount, mountRoutes } from '@embarca/contracts/mount/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../session/session.ts'
import { vehicleLabel } from '../../../shared/load/vehicle-labels.ts'
import { TargetFields } from '../../../shared/targets/TargetFields.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { AuctionFields } from '../AuctionFields.tsx'
import { CarrierSection } from '../CarrierSection.tsx'
import { LotFields } from '../LotFields.tsx'
import { isLot, isOffered } from '../launch-text.ts'
import { MoneyText } from '../MoneyText.tsx'
import { OfferTerms } from '../OfferTerms.tsx'
import type { LaunchProfile } from '../use-start.ts'
import { mayBeLot } from './lot-of-orders.ts'
import { OverloadReason } from './OverloadReason.tsx'
import { useOrdersLaunch } from './use-orders-launch.ts'
import '../fields.css'
import '../../../ui/form-grid.css'
import './launch-orders.css'

type FormProps = {
  readonly mount: Mount
  readonly profiles: readonly LaunchProfile[]
  readonly onLaunched: (id: string) => unknown
  readonly onClose: () => void
}

const title = ({ externalId, orders }: Mount) => `Lançar ${externalId} · ${orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`}`

const stopText = (path: string): string => {
  const [, side, at] = /^(origins|destinations)\.(\d+)/.exec(path) ?? []
  return side === undefined ? '' : `${side === 'origins' ? 'Coleta' : 'Entrega'} ${Number(at) + 1}: `
}

const LaunchOrdersForm = ({ mount, profiles, onLaunched, onClose }: FormProps) => {
  const { user_id: user } = useSession()
  const { fields, overload, send, pending, others } = useOrdersLaunch({ mount, user, profiles, onLaunched })
  const { text, change, shown } = fields
  const offered = isOffered(text)
  const isAuction = offered && text.type === 'AUCTION'
  return (
    <FormDialog
      title={title(mount)}
      accept="Lançar carga"
      icon="truck"
      width={720}
      pending={pending}
      className="launch-orders"
      onSend={send}
      onClose={onClose}
    >
      {others.length > 0 && (
        <ul className="launch-orders-errors" role="alert">
          {others.map(([path, message]) => (
            <li key={path}>
              {stopText(path)}
              {message}
            </li>
          ))}
        </ul>
      )}
      {offered && (
        <SegmentedControl
          label="Tipo de contratação"
          options={hiringTypes.map((value) => ({ value, label: loadLabels.hiringType[value] }))}
          value={text.type}
          onChange={(type) => change({ type })}
        />
      )}
      <div className="form-grid">
        {profiles.length !== 1 && (
          <SelectField
            className="c6"
            label="Perfil de carga"
            required
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            value={text.profileId || undefined}
            onChange={(profileId) => change({ profileId: profileId ?? '' })}
            error={shown('profileId')}
          />
        )}
        <SelectField
          className="c6"
          label="Veículo"
          clearable
          placeholder="Qualquer"
          options={vehicleTypes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))}
          value={vehicleTypes.find((value) => value === text.vehicleType)}
          onChange={(vehicleType) => change({ vehicleType: vehicleType ?? '' })}
          error={shown('vehicleType')}
        />
        {offered && mayBeLot(mount) && (
          <SelectField
            className="c6"
            label="Tipo de entrega"
            options={(['SINGLE', 'LOT'] as const).map((value) => ({ value, label: loadLabels.deliveryType[value] }))}
            value={text.deliveryType}
            onChange={(deliveryType) => change({ deliveryType: deliveryType ?? 'SINGLE' })}
            hint={isLot(text) ? 'Cada retirada leva os pedidos na ordem deles.' : 'Uma viagem.'}
            error={shown('deliveryType')}
          />
        )}
        {isLot(text) && <LotFields form={fields} />}
        {isAuction && <AuctionFields form={fields} hint={undefined} />}
        {!isAuction && !isLot(text) && text.type !== 'TO_COMBINE' && (
          <MoneyText
            form={fields}
            field="freightPrice"
            label={text.type === 'NORMAL' ? 'Valor do frete' : 'Valor de referência do frete'}
            required={offered && text.type === 'NORMAL'}
            className="c6"
          />
        )}
        {offered && <OfferTerms form={fields} />}
      </div>
      {overload && <OverloadReason overload={overload} error={shown('overloadReason')} />}
      {offered ? (
        <TargetFields
          targets={text}
          operationGroupId={text.operationGroupId}
          change={(next) => change((before) => ({ ...before, ...next(before) }))}
          error={shown('target')}
        />
      ) : (
        <CarrierSection form={fields} />
      )}
    </FormDialog>
  )
}

type Props = { readonly mountId: string; readonly onLaunched: (loadId: string) => unknown; readonly onClose: () => void }

/** The dialog that offers a formed load, or gives it to the carrier that was hired. */
export const LaunchOrders = ({ mountId, ...rest }: Props) => {
  const mount = useRead(mountRoutes.one, { id: mountId })
  const profiles = useRead(referenceRoutes.profiles, { size: 100 })
  const list = profiles.data?.list
  if (mount.data && list) return <LaunchOrdersForm mount={mount.data} profiles={list} {...rest} />
  const error = mount.error ?? profiles.error
  return (
    <Dialog open onClose={rest.onClose} title="Lançar carga formada" width={720}>
      {error ? (
        <ErrorState
          text="Não foi possível abrir a carga formada."
          error={error}
          onRetry={() => void Promise.all([mount.refetch(), profiles.refetch()])}
        />
      ) : (
        <Skeleton count={5} height={40} />
      )}
    </Dialog>
  )
}
