/** The app's news for all agents, oldest first. */
export const news: readonly (readonly [title: string, body: string])[] = [
  [
    'New bundles in your city',
    'Several visits on one street now come as one offer. You accept all of them together, walk less, and are paid for each. Look for the name of a bundle in the list of offers.',
  ],
  [
    'Payouts are faster now',
    'Withdrawals of up to £100 no longer wait for anybody: they are paid out by themselves, and reach bank accounts within two days. Larger ones are looked at by our finance team within two working days.',
  ],
  [
    'Longer opening hours',
    'Many garden centres and coastal stores open longer than they used to. The times of your job are always those of the store, so check them before you set out.',
  ],
  [
    'The scanner learned new labels',
    'Price labels with a square code are read at the first try now. If yours is not, clean the lens, hold the phone about 15 cm away, and tell us which store it was.',
  ],
  [
    'Meet the team: Freya from finance',
    'Freya looks at every withdrawal above the threshold. Her tip: keep your bank details up to date, because a payout to a closed account comes back and takes a week longer.',
  ],
  [
    'How we check your photos',
    'A reviewer looks at each photo beside the question that it answers. Most jobs are reviewed within a day of being handed in, and the others on the day after.',
  ],
  [
    'What an offer pays',
    'The fee that you see in the offer is what you are paid, whether it is a Monday or a bank holiday. If you have agreed on a fee of your own with us, we ask you ourselves, and pay that.',
  ],
  [
    'Thank you for your sharp eyes',
    'Last week somebody in Leeds handed in a price check of 37 products without a single blurred label. Thank you, and thank you, all of you, for every visit of this year.',
  ],
  [
    'Changes to the contract',
    'The contractor agreement now says how long photos are kept: twelve months, and then they are deleted. Nothing else has changed, and you need not sign again.',
  ],
  [
    'Two new customers in Scotland',
    'From this month on there are mystery visits in Glasgow, Edinburgh and Aberdeen. If you have areas there, you will see the first offers on Monday.',
  ],
  [
    'Short visits before noon',
    'When ranges change, new shelves are checked on the same morning. Expect many short visits of a quarter of an hour, most of them before noon.',
  ],
  [
    'Set your areas by bicycle',
    'You can now have one area for each way of travelling. Offers that are too far to walk but near by bicycle come to you, if you have set an area for it.',
  ],
  [
    'Please do not film people',
    'Two stores complained about faces in videos. Turn the camera away when somebody walks into the picture, and begin again. Photos with faces are blurred by us, videos are not.',
  ],
  [
    'Right to work checks by video',
    'Our new partner checks passports in a video call of five minutes. Whoever applied before and is still waiting gets an invitation by e-mail this week.',
  ],
  [
    'A quieter app',
    'You decide which notifications you get: offers near you, changes of accepted jobs, and payments can be switched one by one in the settings.',
  ],
  [
    'Ask for another try',
    'When one photo of many is blurred, the reviewer asks for another try instead of failing the job. You keep the job, and only take the photo again.',
  ],
  [
    'New in Ireland',
    'Shepherds in Dublin, Cork, Galway and Limerick are paid in euros. Set your areas, and offers in your city come to you as they do in Great Britain.',
  ],
  [
    'Wet feet',
    'It can rain for days. If a car park is flooded or a road is closed, do not go on: stop the job in the app, say why, and you are paid for the attempt.',
  ],
  [
    'Receipts, please',
    'Test purchases are reimbursed from the photo of the receipt. Cover your card number, but leave the date, the shop and the sum readable.',
  ],
  [
    'Longer film, smaller file',
    'Films are made smaller on the phone before they are sent. A walk through an aisle now takes less of your data than three photos did before.',
  ],
  [
    'Your strikes at a glance',
    'The profile shows which strikes count and until when. A strike counts for three months, and you can always ask us to look at it again.',
  ],
  [
    'Loyalty surveys at home',
    'Some jobs need no journey at all: you answer questions about your last purchase from your kitchen table. They are marked with the word anywhere.',
  ],
  [
    'Refer a friend',
    'Whoever joins through your link and completes a first job earns you £10. The link is in your profile, and the payment comes by itself, a minute after that job was reviewed.',
  ],
  [
    'Seasonal displays',
    'Before each holiday many customers want to know whether their displays stand where they belong. The briefing shows a picture of how it should look.',
  ],
  [
    'Slow uploads in basements',
    'Photos that you take without reception are kept and sent later. Hand in the job when you are outside again, and leave the app open until the bar is full.',
  ],
  [
    'Mystery visits in banks',
    'For many visits in banks you need the skill mystery shopping, and for some a passed ID check. The training takes ten minutes; tell us afterwards, and we add the skill.',
  ],
  [
    'Mind the best-before date',
    'When a product is past its date, take a photo and go on with your list. You need not tell the staff, the customer will do it on the same day.',
  ],
  [
    'Opening hours on holidays',
    'Before holidays many stores open until ten at night, and close early on the day before. The times of your job are what the store told us: if its door says something else, photograph the door.',
  ],
  [
    'What you told us',
    'Many of you answered our survey. You want to see the fee of a bundle for each job, and to filter offers by the weekday. Both are being built.',
  ],
  [
    'Windows without people',
    'Windows are best photographed in the first hour of the day: few people, few reflections. Come when the times of your job begin, and step back until the whole window fits.',
  ],
];
