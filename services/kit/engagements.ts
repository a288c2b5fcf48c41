/** A load that has a driver or vehicle, from its first collection to its last delivery, both instants included. */
export type Engagement = { readonly loadId: string; readonly from: string; readonly until: string }

/**
 * Loads of a shipper that a driver or vehicle is hired for or carries. Views answer it, so it may lag behind the log by some milliseconds:
 * good for a warning, never for what only one may have.
 */
export type Engagements = (
  shipperId: string,
  subject: readonly [kind: 'DRIVER' | 'VEHICLE', /** CPF in digits, or plate. */ value: string],
) => Promise<readonly Engagement[]>
