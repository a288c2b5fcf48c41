export declare const shiftDate: (milliseconds: number) => void
