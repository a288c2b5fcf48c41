import type { ComponentType } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { BindDialog, DriverDialog, TransporterDialog, VehiclesDialog } from './CrewDialogs.tsx'
import { type ChangeDialogProps, type FormChange, isConfirmed, type RequestedChange } from './change-list.ts'
import { CollectDateDialog, CollectWindowDialog, DeliveryDateDialog } from './DateDialogs.tsx'
import { DistanceDialog, MaximumDialog, MinimumDialog, RenameDialog, WeightDialog } from './MeasureDialogs.tsx'
import { DestinationNoteDialog, NfCodeDialog, OriginNoteDialog } from './NoteDialogs.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { AddOrdersDialog, RemoveOrdersDialog } from './OrdersDialogs.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { RouteDialog } from './RouteDialog.tsx'
import { TargetsDialog } from './TargetsDialog.tsx'
import './changes.css'

const dialogs: Readonly<Record<FormChange, ComponentType<ChangeDialogProps & { readonly stopId: string }>>> = {
  ChangePrice: PriceDialog,
  ChangeDistance: DistanceDialog,
  ChangeWeight: WeightDialog,
  ChangeAmountMinimum: MinimumDialog,
  ChangeAmountMaximum: MaximumDialog,
  ChangeProfile: ProfileDialog,
  RenameLoad: RenameDialog,
  ChangeTransporter: TransporterDialog,
  BindTransporterAndDriver: BindDialog,
  ChangeDriver: DriverDialog,
  ChangeVehicles: VehiclesDialog,
  ChangeRoute: RouteDialog,
  ReorderDeliveries: OrderDialog,
  ChangeCollectDate: CollectDateDialog,
  ChangeCollectWindow: CollectWindowDialog,
  ObserveOrigin: OriginNoteDialog,
  ChangeDeliveryDate: DeliveryDateDialog,
  ObserveDestination: DestinationNoteDialog,
  ChangeNfCode: NfCodeDialog,
  AddLoadOrders: AddOrdersDialog,
  RemoveLoadOrders: RemoveOrdersDialog,
  ChangeTargets: TargetsDialog,
}

/** The dialog of the chosen change. */
export const ChangeDialogs = ({ change, ...changing }: ChangeDialogProps & { readonly change: RequestedChange | undefined }) => {
  if (!change) return null
  if (isConfirmed(change.name)) return <ConfirmDialog {...changing} name={change.name} />
  const Form = dialogs[change.name]
  return <Form {...changing} stopId={change.stopId ?? ''} />
}
