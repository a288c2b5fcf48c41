import { vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import type { Mount } from '@embarca/contracts/mount/routes.ts'
import { overloadOf, smallestVehicle } from '@embarca/contracts/planning/capacities.ts'
import { useMemo, useState } from 'react'
import type { CallFailed } from '../../../base/failure.ts'
import { useCommand } from '../../../base/use-command.ts'
import { hasNoParticipants, targetOf } from '../../../shared/targets/targets.ts'
import { blankForm } from '../blank-form.ts'
import type { Errors } from '../check.ts'
import { carrierErrors } from '../check-carrier.ts'
import { offerErrors } from '../check-offer.ts'
import { carrierPart, offerPart, omitBlank } from '../form-parts.ts'
import { isOffered, type LaunchText } from '../launch-text.ts'
import { habitsAfter, habitsOf, storeHabits, withHabits } from '../memory.ts'
import { writeMoney } from '../parse.ts'
import { serverErrors } from '../server-errors.ts'
import { acceptTypeOf } from '../to-form.ts'
import type { LaunchFields } from '../use-launch.ts'
import { type LaunchProfile, measureOf } from '../use-start.ts'
import { volumeText } from './lot-of-orders.ts'

type Given = {
  readonly mount: Mount
  readonly user: string
  readonly profiles: readonly LaunchProfile[]
  readonly onLaunched: (loadId: string) => unknown
}

/** The offer of a formed load as this user usually makes it; its stops, freight and amounts are the formed load's. */
const startOf = ({ mount, user, profiles }: Given): LaunchText => {
  const { externalId, operationGroupId, freightType, tollPrice, vehicleType, weight, cubage } = mount
  const text = withHabits(blankForm(Date.now(), operationGroupId), habitsOf(user))
  const isKnown = profiles.some(({ id }) => id === text.profileId)
  return {
    ...text,
    profileId: isKnown ? text.profileId : (profiles[0]?.id ?? ''),
    externalId,
    freightType,
    tollPrice: writeMoney(tollPrice),
    vehicleType: vehicleType ?? smallestVehicle({ weight, cubage }) ?? '',
  }
}

const errorsOf = (text: LaunchText): Errors => ({
  ...(!text.profileId && { profileId: 'Selecione um perfil de carga.' }),
  ...offerErrors(text, false),
  ...(isOffered(text)
    ? hasNoParticipants(text) && { target: 'Escolha quem recebe a oferta.' }
    : carrierErrors(text.carrier, text.freightType === 'FOB')),
})

const FIELDS =
  /^(?:profileId|deliveryType|lot\.|freightPrice|tollPrice|auction|duration|target|vehicle|driver|transporterId|vehicleType|externalId|acceptType|overloadReason)/
const commands = { CIF: 'launchOrders', PRIMARIZED: 'launchOrders', FOB: 'launchFobOrders', DEDICADO: 'launchDedicatedOrders' } as const

/** The state of the dialog that launches a formed load. */
export const useOrdersLaunch = (given: Given) => {
  const { mount, user, profiles, onLaunched } = given
  const [typed, setText] = useState(() => startOf(given))
  const [overloadReason, setOverloadReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<{ readonly errors: Errors; readonly about: LaunchText }>()
  const measure = measureOf(profiles, typed.profileId)
  const text = useMemo(() => ({ ...typed, measure: volumeText(mount, measure) }), [typed, mount, measure])
  const vehicleType = vehicleTypes.find((value) => value === text.vehicleType)
  const overload = overloadOf(mount, vehicleType)
  const isUnexplained = overload !== undefined && overloadReason.trim() === ''
  const errors = useMemo<Errors>(
    () => ({
      ...(refusal?.about === text && refusal.errors),
      ...errorsOf(text),
      ...(isUnexplained && { overloadReason: loadLabels.refusal.OVERLOAD_REASON_MISSING }),
    }),
    [text, refusal, isUnexplained],
  )

  const failed = (failure: CallFailed) => {
    const found = serverErrors(failure, text)
    setRefusal({ errors: found, about: text })
    return Object.keys(found).length > 0
  }
  const { run, pending } = useCommand(launchServed[commands[mount.freightType]], {
    failed,
    done: () => {
      storeHabits(user, habitsAfter(habitsOf(user), text))
      return onLaunched(mount.id)
    },
  })
  const send = async () => {
    setSubmitted(true)
    if (isUnexplained || Object.keys(errorsOf(text)).length > 0) return
    await run({
      shippingOrderId: mount.id,
      ...omitBlank({
        externalId: text.externalId.trim().toUpperCase(),
        profileId: text.profileId,
        vehicleType: text.vehicleType as never,
        acceptType: acceptTypeOf(text),
        observation: text.observation.trim(),
      }),
      type: text.type,
      deliveryType: text.deliveryType,
      ...offerPart(text, { measure, byBurden: false }),
      ...(isOffered(text) ? { target: targetOf(text) } : carrierPart(text.carrier)),
      ...(text.flPriority && { flPriority: true }),
      ...(overload && { overloadReason: overloadReason.trim() }),
    } as Parameters<typeof run>[0])
  }
  const change: LaunchFields['change'] = (how) => setText((before) => (typeof how === 'function' ? how(before) : { ...before, ...how }))
  const fields: LaunchFields = {
    ...{ text, change, fill: setText, measure, byBurden: false, edits: false },
    shown: (path) => (isSubmitted || touched.has(path) || refusal?.errors[path] ? errors[path] : undefined),
    touch: (path) => setTouched((before) => new Set([...before, path])),
  }
  return {
    fields,
    /** How full the vehicle would be, and why it is launched all the same; absent: the vehicle carries the orders. */
    overload: overload && { ...overload, vehicleType, reason: overloadReason, say: setOverloadReason },
    send,
    pending,
    /** What keeps it from being launched and is no field of the dialog: dates of orders, places, amounts. */
    others: isSubmitted ? Object.entries(errors).filter(([path]) => !FIELDS.test(path)) : [],
  }
}
