/** The price of a launch from its first origin to its last destination. Readers take the median of the latest ones. */
export type LaneLaunch = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly lane: string
  readonly from: string
  readonly to: string
  readonly launchedAt: string
  readonly distance?: number
  /** Collect and delivery places that it passes; a distance through more than two is no distance between the first and the last. */
  readonly stops: number
  readonly price?: number
}
