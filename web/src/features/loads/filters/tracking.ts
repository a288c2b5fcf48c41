/** The ways of tracking a load (specification 3 §3). */
export const trackingTypes = ['APPLICATION', 'VEHICLE_TRACKER', 'ALL'] as const
export type TrackingType = (typeof trackingTypes)[number]
export const trackingTypeLabels: Readonly<Record<TrackingType, string>> = {
  APPLICATION: 'Aplicativo do motorista',
  VEHICLE_TRACKER: 'Rastreador do veículo',
  ALL: 'Todos',
}

/** The statuses of a signal and of a mirroring (specification 3 §4.4, readings a32). */
const signal = {
  NO_TRACKING: 'Sem rastreamento',
  WAITING_SIGNAL: 'Aguardando sinal',
  TRACKING: 'Rastreando',
  TRACKING_DISABLED: 'Rastreamento desativado',
  NO_TRACKING_SHIPPER_APPROVED: 'Sem rastreamento, liberada pelo embarcador',
}
const mirroring = {
  CREATED: 'Aguardando espelhamento',
  TRACKING: 'Rastreando',
  FINISHED: 'Espelhamento finalizado',
  CANCELED: 'Espelhamento cancelado',
  FAIL: 'Falha na integração',
  RELEASED_BY_SHIPPER: 'Liberado pelo embarcador',
  NONE: 'Sem espelhamento',
}
const labels: Readonly<Record<TrackingType, Readonly<Record<string, string>>>> = {
  APPLICATION: signal,
  VEHICLE_TRACKER: mirroring,
  ALL: { ...signal, ...mirroring },
}

/** The statuses that exist for a tracker type. */
export const trackingStatusesOf = (type: TrackingType): readonly string[] => Object.keys(labels[type])
export const trackingStatusLabel = (type: TrackingType, status: string): string => labels[type][status] ?? status

/** Minutes without a position (specification 1 §9). */
export const withoutTracking = [15, 30, 60, 120, 300, 360, 720, 1440, 2880] as const
