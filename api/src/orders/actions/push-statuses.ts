/** The progress of a push: pending → building_audience → no_audience, or sending → sent. */
export const pushStatuses = ['pending', 'building_audience', 'no_audience', 'sending', 'sent'] as const;
export type PushStatus = (typeof pushStatuses)[number];

export const pushKinds = ['assignment_status', 'offer_distance'] as const;
