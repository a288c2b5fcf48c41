import { setup } from 'xstate'

const whileActive = {
  SaveContract: 'ACTIVE',
  HoldLoad: 'ACTIVE',
  FreeLoad: 'ACTIVE',
  ChangeToll: 'ACTIVE',
  ChangeDrivenDistance: 'ACTIVE',
  SetPenalty: 'ACTIVE',
  ChangeRowCycle: 'ACTIVE',
  ComplementCycle: 'ACTIVE',
  TellIdle: 'ACTIVE',
} as const

/** A contract is never active again; corrections of its cycles go on (Y22, Y29). */
export const dedicatedLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'dedicated',
  initial: 'NEW',
  states: {
    NEW: { on: { SaveContract: 'ACTIVE' } },
    ACTIVE: { on: { ...whileActive, DisableContract: 'DISABLED' } },
    DISABLED: {
      on: {
        FreeLoad: 'DISABLED',
        ChangeToll: 'DISABLED',
        ChangeDrivenDistance: 'DISABLED',
        SetPenalty: 'DISABLED',
        ChangeRowCycle: 'DISABLED',
        ComplementCycle: 'DISABLED',
      },
    },
  },
})
