/** Commands from a gate to the load, which speaks first (Y6); `gateId`: the gate's place. */
export type GateMove = {
  readonly type: 'StartCollect' | 'FinishCollect' | 'LeaveGate' | 'UndoCollectStart' | 'UndoCollectFinish' | 'UndoTransit'
  readonly data: { readonly id: string; readonly gateId: string }
}
/** The process may have died before the gate followed its load: then the load goes back, or the visit's step stands. */
export type GateFollow = {
  readonly type: 'FollowGate'
  readonly data: { readonly id: string; readonly gateId: string; readonly moveId: string }
}
