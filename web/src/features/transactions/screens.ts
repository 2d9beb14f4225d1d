import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { paymentListSort, withdrawalListSort } from './listAddress.ts';
import { transactionsPage } from './pages.ts';
import {
  PaymentListDocument,
  WithdrawalListDocument,
  WithdrawalsToReviewDocument,
} from './Transactions.generated.ts';

export const transactionScreens = [
  defineScreen(
    transactionsPage,
    () => import('./TransactionsPage.tsx'),
    (_parameters, search) => [
      ...(search === ''
        ? [
            beginning(PaymentListDocument, firstPage(paymentListSort)),
            beginning(WithdrawalListDocument, firstPage(withdrawalListSort)),
          ]
        : []),
      beginning(WithdrawalsToReviewDocument, {}),
    ],
  ),
];
