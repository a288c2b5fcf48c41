/** How a distance was measured, the most trustworthy first: by a router, by own trips of the lane, along a great circle (readings o20). */
export const roadMeasures = ['ROUTER', 'TABLE', 'STRAIGHT_LINE'] as const
export type RoadMeasure = (typeof roadMeasures)[number]

/** Where a toll comes from; NONE: nobody knows it. */
export const tollSources = ['PROVIDER', 'NONE'] as const
export type TollSource = (typeof tollSources)[number]

/** Axles of a vehicle, its trailers' among them. */
export const MOST_AXLES = 15
