/** The tables and their columns after all steps of `migrate.ts`. Its test prints the new content after a new step. */
export const expectedTables: Readonly<Record<string, string>> = {
  agent_applications: 'agent_id created_at id reject_reason status',
  agent_areas: 'agent_id available id latitude longitude name radius transport_mode',
  agent_comments: 'agent_id comment created_at created_by id',
  agent_contracts: 'agent_id id name signed_at url',
  agent_payment_methods: 'agent_id created_at id is_default label removed_at type',
  agent_skills: 'agent_id skill_id',
  agent_strikes: 'agent_id comment created_at created_by id reverted_at reverted_by',
  agents:
    'address1 address2 billing can_withdraw city country_code created_at currency date_of_birth deleted_at email fee first_name id identity_check_comment identity_check_method identity_check_result identity_check_reviewed_by identity_check_state identity_check_updated_at last_name last_seen_at latitude longitude payment_restricted phone position_updated_at rejected_at retire_comment retire_reason retired_at retired_by settings stage state status tags view_restricted zip',
  assignments:
    'agent_fee agent_id closed_at created_at currency end_time ended_at id job_date job_id start_time started_at status stop_comment stopped_at',
  attempt_counts: 'expire key points',
  bulk_action_rows: 'bulk_action_id reason row status values',
  bulk_actions: 'columns created_at created_by csv failures finished_at id rows status timezone type',
  bundles: 'id name',
  campaigns: 'campaign_target created_at customer_id hubspot_id id name purchase_order_number status',
  cities: 'country_code id latitude longitude name',
  collection_items: 'collection_id item_id position',
  collections: 'attribute1 attribute2 created_at display_order id name status',
  content_items: 'id name',
  countries: 'code name',
  customer_users: 'created_at customer_id email first_name id invitation_hash last_name role_id status',
  customers:
    'address_line1 address_line2 city country_code created_at email id industry_id jobs_per_agent_limit last_seen limit_period logo_url name phone portal_url priority show_badge state status zip',
  file_secrets: 'id secret',
  files: 'content_type created_at created_by download_only id key name sha256 size',
  guess_counts: 'key running running_until since wrong',
  idempotent_requests: 'body created_at headers key request_hash status user_id',
  industries: 'id name',
  job_changes: 'amount',
  job_comments: 'created_at created_by id job_id text',
  job_counts: 'amount customer_id order_id status template_id',
  job_day_counts: 'amount start_date status',
  job_history: 'actor assignment_id created_at event id job_id user_id',
  job_metadata_counts: 'amount category status value',
  jobs: 'address1 address2 address_details agent_fee agreed_fee assignment_id attempt_reason bundle_id bundle_name cancelled_at city completed_at country_code created_at currency customer_id customer_price description end_date end_time ended_at id interest latitude location_group_id location_id longitude market_offer_id metadata name order_id partial phone qa_entered_at qa_notes reference reviewer_id search sequence special_instructions start_date start_time started_at state status task_list_id team template_id zip',
  known_networks: 'last_used_at network_hash user_id',
  ledger_entries: 'agent_id amount created_at currency id kind payment_id withdrawal_id',
  location_groups: 'hide_from_market id job_time_limit name order_id',
  locations:
    'address1 address2 address_details city country_code end_date end_time group_id id latitude locating longitude lookups name order_id phone reference start_date start_time state upload_id upload_row zip',
  lockout_agents: 'agent_id created_at expires_at lockout_id',
  lockouts: 'created_at duration id name order_id',
  mail_attachments: 'content content_type file_name id mail_id',
  mails: 'body created_at id recipient sent_at subject token_hash',
  market_offer_jobs: 'agent_fee job_id offer_id',
  market_offers:
    'bundle_name created_at created_by end_date end_time id rules rules_operator start_date start_time',
  news: 'body created_at id media status title',
  order_categories: 'id name',
  order_endings: 'actor comment from_date job_status order_id reason to_date user_id',
  order_history: 'action comment created_at from_status id order_id reason to_status user_id',
  order_locating: 'failures order_id part',
  order_push_agents: 'agent_id push_id',
  order_pushes: 'created_at id kind launch lockout_duration order_id scheduled_at sent_at status',
  order_upload_fails: 'field message row upload_id',
  order_uploads:
    'bytes_read cancellation_reason completed created_at created_by delimiter file_key hash header id order_id rows_read status',
  order_workflows: 'active order_id workflow_id',
  orders:
    'accept_window archived_at campaign_id capture_location capture_location_prompt capture_location_prompt_required category_id combine_groups country_code created_at currency customer_id dashboard_id description documentation due_date end_date example_image_url exclude_agent_skills exclude_agent_tags hide_from_market id identity_check_required image_url interest_end_date interest_start_date job_completion_target launch_push_delay lockout_duration lockout_id negative_criteria paused per_user_job_limit placed_by positive_criteria priority require_agent_skills require_agent_tags schedules start_date status summary task_list_id template_id title treasure_target type wanted_jobs wave_id workforce',
  payments:
    'admin_user_id agent_id amount assignment_id comment country_code created_at currency id job_id method once_key reference status type',
  report_link_secrets: 'id secret',
  report_links:
    'created_at created_by expires_at id job_id label last_opened_at opened_count password_hash revoked_at token_hash',
  report_media:
    'assignment_id caption created_at failure height id item_reference media_url mime original_url rotation shares_file status taken_at task_id thumb_url type width',
  report_tasks:
    'assignment_id comment item_reference qa_notes reason reimbursement selection status task_id value',
  roles: 'id name permissions',
  seeds: 'created_at name',
  sessions: 'created_at expires_at token_hash user_id',
  skill_categories: 'id name',
  skills: 'category_id id name',
  tags: 'name',
  task_lists: 'hash id task_groups task_logic',
  templates:
    'agent_fee agent_fee_up_to alternative_customer_avatar alternative_customer_name base_price created_at currency customer_id description display_name documentation duration features hide_job_times id name pixellate_faces same_day_charge status task_list_id version video_thumb_url',
  trainings: 'body created_at display_order id media status title',
  user_tokens: 'created_at expires_at purpose token_hash used_at user_id',
  users: 'created_at email first_name id last_name password_hash role_id status type updated_at',
  waves: 'campaign_id id name position',
  withdrawals:
    'agent_id amount automatic country_code created_at currency id payment_method_id reference review_comment reviewed_at reviewed_by status',
  work: 'attempts created_at earlier_attempts failure finished_at id last_error lent name payload retried_at retried_by run_at status trace_parent',
  workflows: 'id name',
};

/** Tables that a step fills and that are never empty afterwards. */
export const neverEmpty = ['file_secrets', 'report_link_secrets'] as const;
