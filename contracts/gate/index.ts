import type { ContractManifest } from '../kit/manifest.ts'
import { alertWords } from './alerts.pt.ts'
import { alertEvents } from './alerts.ts'
import { arrivalProofRoutes } from './arrival-proof.ts'
import { gateAxesServed } from './axes.ts'
import { driverGateServed } from './driver-routes.ts'
import { gateEvents } from './events.ts'
import { keptRoutes } from './kept.ts'
import { gateLabels } from './labels.pt.ts'
import { visitLifecycle } from './lifecycle.ts'
import { pastRoutes } from './past.ts'
import { gateRoutes } from './read-routes.ts'
import { gateCommands, gateServed } from './routes.ts'
import { slotCarrierCommands, slotCommands, slotEvents, slotRoutes, slotServed } from './slot-booking.ts'
import { slotTexts } from './slots.pt.ts'
import { vehicleInfoServed } from './vehicle-info.ts'
import { gateVoiceServed } from './voice.ts'
import { waitingCommands, waitingEvents, waitingRoutes } from './waiting.ts'

const { AlertCheckPlanned: _, ...publicAlerts } = alertEvents
const publicEvents = { ...gateEvents, ...waitingEvents, ...slotEvents, ...publicAlerts }

export const gateContract = {
  events: { ...publicEvents, ...alertEvents },
  publicEvents,
  lifecycles: { visit: { machine: visitLifecycle, statusLabels: gateLabels.step } },
  refusals: { ...gateLabels.refusal, ...slotTexts.refusal },
  eventWords: { ...gateLabels.event, ...slotTexts.event, ...alertWords.event },
  commandWords: { ...gateLabels.command, ...slotTexts.command, ...alertWords.command },
  routes: {
    ...{
      gate: gateRoutes,
      gateActions: gateCommands,
      gateKept: keptRoutes,
      gatePast: pastRoutes,
      gateWaiting: waitingRoutes,
      gateWaitingActions: waitingCommands,
    },
    ...{ gateSlots: slotRoutes, gateSlotActions: slotCommands, carrierSlotActions: slotCarrierCommands },
  },
  served: {
    gateServed,
    gateAxesServed,
    vehicleInfoServed,
    gateVoiceServed,
    driverGateServed,
    slotServed,
    arrivalProof: arrivalProofRoutes,
  },
} as const satisfies ContractManifest
